import type { Check } from '../seen.ts'
import {
  choiceIsKept,
  laterChoiceStands,
  refusedIsNotStored,
  savedIsStored,
} from './answers.ts'
import { attendanceIsAsMarked, editsWhatWasSeen } from './edits.ts'
import { noChangedNothing, onlyRefusedFails, yesIsDone } from './effects.ts'
import { onlyOne, placesHold } from './limits.ts'
import {
  actHasItsMessage,
  deliveredOnce,
  messageIsForItsPerson,
  messageIsTrue,
  sentWasTaken,
  toldOnce,
} from './messages.ts'
import { certificateIsItsPersons, testKeepsItsQuestions } from './papers.ts'
import { everyTalkEnds, nothingStaysUnsent, ownWordsOnly, wordsAreKept } from './privacy.ts'
import { nobodyMissed, remindedOnce, remindedRightly } from './reminders.ts'
import { refusedIsShownAnew } from './screens.ts'
import { hoursAreTrue, startsWhenOpen, stepsAreTrue } from './steps.ts'

/** Every rule of the world, under the name by which a violation is printed. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'W1 saved is stored': savedIsStored,
  'W1 the later choice stands': laterChoiceStands,
  'W2 refused is not stored': refusedIsNotStored,
  'W2 yes is done': yesIsDone,
  'W2 no changed nothing': noChangedNothing,
  'W2 sent was taken': sentWasTaken,
  'W3 a message is true': messageIsTrue,
  'W3 told once': toldOnce,
  'W3 an act has its message': actHasItsMessage,
  'W3 delivered once': deliveredOnce,
  'W3 reminded once': remindedOnce,
  'W3 reminded rightly': remindedRightly,
  'W3 nobody is missed': nobodyMissed,
  'W4 an edit replaces what was seen': editsWhatWasSeen,
  'W4 attendance is as marked': attendanceIsAsMarked,
  'W5 steps are true': stepsAreTrue,
  'W5 a test starts when it is open': startsWhenOpen,
  'W5 what was refused is shown anew': refusedIsShownAnew,
  'W6 places hold': placesHold,
  'W6 only one': onlyOne,
  'W7 a choice is kept': choiceIsKept,
  'W7 a message is for its person': messageIsForItsPerson,
  "W7 a certificate is its person's": certificateIsItsPersons,
  'W7 a test keeps its questions': testKeepsItsQuestions,
  'W7 own words only': ownWordsOnly,
  'W7 words are kept': wordsAreKept,
  'W8 hours are true': hoursAreTrue,
  'W9 nothing stays unsent': nothingStaysUnsent,
  'W9 every talk ends': everyTalkEnds,
  'W9 only a refused commit fails': onlyRefusedFails,
}
