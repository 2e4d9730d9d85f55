//! A web server for one folder on this machine: enough for a person, a browser test, and nobody else.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

/// The longest request that is read, in bytes.
const LONGEST_REQUEST: u64 = 16 * 1024;

/// After how long a connection is closed on which nothing comes.
const SILENCE: Duration = Duration::from_mins(1);

/// What a page of this server may do: what `index.html` says of itself, and frames, in which `embed/` shows it.
pub(crate) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    frame-src 'self'; base-uri 'none'; form-action 'none'";

/// Answers every request with a file of the folder, until the process ends. Another policy than the usual one is that of a
/// site that embeds the page.
pub(crate) fn forever(listener: &TcpListener, folder: &Path, policy: Option<&str>) {
    for stream in listener.incoming().flatten() {
        let (folder, policy) = (folder.to_path_buf(), policy.map(str::to_owned));
        thread::spawn(move || {
            // A browser that goes away in the middle of an answer is no event here.
            let _ = answer(stream, &folder, policy.as_deref());
        });
    }
}

/// Answers one request.
pub(crate) fn answer(mut stream: TcpStream, folder: &Path, policy: Option<&str>) -> std::io::Result<()> {
    stream.set_read_timeout(Some(SILENCE))?;
    let mut lines = BufReader::new(stream.try_clone()?.take(LONGEST_REQUEST)).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // A socket that is closed with unread bytes in it may lose the answer.
    for line in lines.by_ref() {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let (status, kind, body) = match method {
        "GET" | "HEAD" => {
            match file_for(folder, target).and_then(|path| Some((kind_of(&path), fs::read(path).ok()?))) {
                Some((kind, body)) => ("200 OK", kind, body),
                None => ("404 Not Found", TEXT, b"There is no such file.\n".to_vec()),
            }
        }
        _ => ("405 Method Not Allowed", TEXT, b"Only GET and HEAD.\n".to_vec()),
    };
    let policy = policy.unwrap_or(POLICY);
    // A page of another site, or of no origin, may frame the page and load its files.
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\
         Content-Security-Policy: {policy}\r\nAccess-Control-Allow-Origin: *\r\n\
         Cross-Origin-Resource-Policy: cross-origin\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if method == "GET" {
        stream.write_all(&body)?;
    }
    stream.flush()
}

/// The file a request names, if it is one and lies in the folder.
fn file_for(folder: &Path, target: &str) -> Option<PathBuf> {
    let path = decoded(target.split(['?', '#']).next()?)?;
    let mut file = folder.canonicalize().ok()?;
    let root = file.clone();
    for part in path.strip_prefix('/')?.split('/') {
        if part.starts_with('.') || part.contains(['\\', '\0', ':']) {
            return None;
        }
        file.push(part);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    // Links that lead out of the folder are not followed either.
    file.canonicalize().ok().filter(|file| file.starts_with(&root) && file.is_file())
}

/// Undoes the percent signs of an address.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
                u8::try_from(digit(rest.next())? * 16 + digit(rest.next())?).ok()?
            }
            plain => plain,
        });
    }
    String::from_utf8(bytes).ok()
}

const TEXT: &str = "text/plain; charset=utf-8";

fn kind_of(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => TEXT,
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with a page and a module, beside a file that nobody may have; gone after the test.
    struct Site(PathBuf);

    impl Drop for Site {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn site(name: &str) -> Site {
        let outer = std::env::temp_dir().join(format!("viriditas-serve-{name}-{}", std::process::id()));
        let inner = outer.join("site");
        fs::create_dir_all(inner.join("sub")).unwrap();
        fs::write(outer.join("secret.txt"), "secret").unwrap();
        fs::write(inner.join("index.html"), "<p>page").unwrap();
        fs::write(inner.join("a b.wasm"), "module").unwrap();
        fs::write(inner.join("sub/index.html"), "sub").unwrap();
        Site(outer)
    }

    fn ask(site: &Site, request: &str) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let folder = site.0.join("site");
        thread::spawn(move || forever(&listener, &folder, None));
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "{request}\r\nHost: here\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    }

    /// Whoever follows the advice blocks nothing of ours.
    #[test]
    fn sites_are_told_the_same_policy() {
        let page = include_str!("../../static/embed/index.html");
        assert_eq!(page.matches(POLICY).count(), 3, "nginx, Apache, Caddy");
        let readme = include_str!("../../README.md");
        assert!(readme.contains(POLICY));
        // A page that no other site may frame: README names the header, and the page for embedders has the line of each server.
        assert!(readme.contains("`Content-Security-Policy: frame-ancestors 'self'`"));
        assert!(readme.contains("`dist/embed/index.html`"));
        for line in [
            "add_header Content-Security-Policy \"frame-ancestors 'self'\";",
            "Header always add Content-Security-Policy \"frame-ancestors 'self'\"",
            "header /viriditas/* +Content-Security-Policy \"frame-ancestors 'self'\"",
        ] {
            assert!(page.contains(line), "{line}");
        }
    }

    #[test]
    fn files_are_served_with_their_kind() {
        let site = site("kinds");
        let page = ask(&site, "GET /?new HTTP/1.1");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"), "{page}");
        assert!(page.ends_with("\r\n\r\n<p>page"), "{page}");
        let module = ask(&site, "GET /a%20b.wasm HTTP/1.1");
        assert!(module.contains("Content-Type: application/wasm\r\n"), "{module}");
        assert!(ask(&site, "GET /sub/ HTTP/1.1").ends_with("\r\n\r\nsub"));
    }

    #[test]
    fn head_has_the_length_and_no_body() {
        let head = ask(&site("head"), "HEAD /index.html HTTP/1.1");
        assert!(head.contains("Content-Length: 7\r\n") && head.ends_with("\r\n\r\n"), "{head}");
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        let site = site("outside");
        for target in [
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/sub/../../secret.txt",
            "//etc/passwd",
            "secret.txt",
            "/%",
        ] {
            let text = ask(&site, &format!("GET {target} HTTP/1.1"));
            assert!(text.starts_with("HTTP/1.1 404"), "{target}: {text}");
        }
    }

    #[test]
    fn unknown_files_and_other_methods_are_refused() {
        let site = site("refused");
        assert!(ask(&site, "GET /none.js HTTP/1.1").starts_with("HTTP/1.1 404"));
        assert!(ask(&site, "POST / HTTP/1.1").starts_with("HTTP/1.1 405"));
    }
}
