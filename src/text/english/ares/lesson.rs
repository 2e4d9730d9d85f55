//! What the lesson of Ares Expedition teaches.

use crate::ares::LAST_SOLO_ROUND;
use crate::ares::guide::LessonTopic;
use crate::text::ares::prelude::*;

/// The heading of a topic, and what is taught.
pub(super) fn lesson(topic: LessonTopic) -> Explanation {
    explain! { topic;
        LessonTopic::Aim => "Terraform Mars", "You win if oxygen and temperature are at their maximum and all oceans are flipped before the end of round {LAST_SOLO_ROUND}. The tracks show how far Mars is.";
        LessonTopic::Corporation => "Your corporation", "It gives you your first M€ and an effect for the whole game. Your board shows what you have and what each production phase brings you.";
        LessonTopic::Phases => "Choose a phase", "Only chosen phases take place. If you choose one, you also gain its bonus, and you cannot choose it again next round. Press a phase to see what it brings you now.";
        LessonTopic::OthersPhases => "The phases of others are yours too", "The phases that light up take place in this round, and every player acts in each of them. In a solo game the neutral player adds one, without a bonus.";
        LessonTopic::Development => "Phase I: green cards", "You may play one green card of your hand. Most green cards raise what the production phase brings you.";
        LessonTopic::Construction => "Phase II: blue and red cards", "You may play one blue or red card of your hand. Blue cards stay with an action or an effect, red cards act once.";
        LessonTopic::Actions => "Phase III: actions", "Use each of your blue cards once, and standard actions as often as you can pay. Plants become forests and heat raises the temperature: both raise your TR.";
        LessonTopic::Production => "Phase IV: production", "It has paid you M€ for your TR and your M€ production, then heat, plants and cards. So each step of Mars that you make pays again in every production phase.";
        LessonTopic::Research => "Phase V: research", "You draw cards and keep some of them for free; who chose the phase sees more and keeps more. Cards are paid for when you play them.";
        LessonTopic::Zones => "What cards require", "Some cards need oxygen or temperature in a zone of a certain colour, some need oceans or tags. What counts is how Mars was when the phase began. A locked card says what is missing.";
        LessonTopic::Time => "How much time is left", "When all five cards of the neutral player have been revealed, its cube moves up and Mars changes by itself. The mark on the bar shows how far you should be to finish in time.";
        LessonTopic::Ending => "The end", "A completed Mars is a win. Your points are for your own record: TR, forests and cards.";
    }
}
