/**
 * What students who may need an adult write about: who, and what. Words and phrases with commas between them, as a lexicon reads them
 * (`masking/lexicon.ts`). Each is harmless by itself or not; `judging/concern-words.ts` says which of them together are a sign.
 */
export interface ConcernWords {
  /** “I”, “we”, also as typed in a hurry. */
  subject: string;
  /** “me”, to whom something is done. */
  object: string;
  /** Parts of a body; with “my” before them something is done to it. */
  limbs: string;
  /** “myself”. */
  oneself: string;
  /** “my”. */
  mine: string;
  /** People at home and others who have a student in their hands; with “my” before them. */
  kin: string;
  /** The same as a student calls them, without it. */
  family: string;
  /** What is done to somebody. */
  harm: string;
  /** What is no harm but to a part of a body: pulling, twisting. */
  wrings: string;
  /** “am being”, “get”: before what is done to somebody. */
  suffers: string;
  /** What goes wrong at home: drink, rage, blows, leaving. */
  trouble: string;
  /** Traces of it on a body. */
  traces: string;
  fear: string;
  /** Where or whom to be afraid of: home, school, him. */
  threat: string;
  /** “do not want to”, “do not dare to”. */
  refuses: string;
  home: string;
  /** “want to”, “think about”. */
  wishes: string;
  death: string;
  /** Not to live, in words that mean nothing else; said of oneself. */
  noLife: string;
  /** Where nobody lives, and sleeping. */
  outdoors: string;
  sleeps: string;
  /** What one is given who is beaten. */
  blows: string;
  /** The others; one of them. */
  they: string;
  he: string;
  /** Somebody who is met on a screen. */
  stranger: string;
  online: string;
  /** Cutting and the like. */
  cuts: string;
  /** “again”. */
  again: string;
  /** Leaving for good, as one says to those who stay. */
  farewell: string;
  /** Somebody's suicide, also in a book; and “I get that”. */
  suicide: string;
  same: string;
  /** What is cut, and with what. */
  body: string;
  /** Pills and the like, and taking them. */
  pills: string;
  takes: string;
  /** Worth nothing, alone, at the end. */
  despair: string;
  /** What nobody else means by it: said by itself. */
  outcry: string;
  /** Nothing to eat, nowhere to sleep. */
  lack: string;
  /** Eating, nothing, and for how long. */
  eats: string;
  nothing: string;
  days: string;
  /** Eating as harm. */
  starves: string;
  /** Pictures without clothes. */
  nude: string;
  pictures: string;
  spreads: string;
  /** At night, in a room, in a bed; undressing. */
  bedroom: string;
  comes: string;
  secret: string;
  /** Asking somebody to listen or to help, and what nobody says but of oneself. */
  plea: string;
  /** Words that open another clause, so that the one before is over. */
  opensClause: string;
  /** Phrases that say nothing of oneself: “I think that”. */
  asides: string;
}
