/**
 * Words of students who may need an adult: who and what. Comma-separated words and phrases for `masking/lexicon.ts`.
 * Most are harmless alone; `judging/concern-words.ts` defines which combinations are a sign.
 */
export interface ConcernWords {
  /** “I”, “we”, including hurried spellings. */
  subject: string;
  /** “me”, as the object of an action. */
  object: string;
  /** Parts of the body, used with “my”. */
  limbs: string;
  /** “myself”. */
  oneself: string;
  /** “my”. */
  mine: string;
  /** Family and others responsible for a student, used with “my”. */
  kin: string;
  /** The same in a student's words, without “my”. */
  family: string;
  /** Harm done to someone. */
  harm: string;
  /** Harmful only to a part of the body: pulling, twisting. */
  wrings: string;
  /** “am being”, “get”: passive forms before words of harm. */
  suffers: string;
  /** Trouble at home: drink, rage, blows, leaving. */
  trouble: string;
  /** Marks on a body. */
  traces: string;
  fear: string;
  /** Objects of fear: home, school, him. */
  threat: string;
  /** “do not want to”, “do not dare to”. */
  refuses: string;
  home: string;
  /** “want to”, “think about”. */
  wishes: string;
  death: string;
  /** Suicidal phrases without another meaning; about oneself. */
  noLife: string;
  /** Places where nobody lives, and sleeping. */
  outdoors: string;
  sleeps: string;
  /** Blows, from the view of the person beaten. */
  blows: string;
  /** “They”, and one of them. */
  they: string;
  he: string;
  /** Someone met online. */
  stranger: string;
  online: string;
  /** Cutting and similar acts. */
  cuts: string;
  /** “again”. */
  again: string;
  /** Words of farewell for good. */
  farewell: string;
  /** Someone's suicide, even in a book; and “I get that”. */
  suicide: string;
  same: string;
  /** Parts of the body that are cut, and tools. */
  body: string;
  /** Pills and similar things, and taking them. */
  pills: string;
  takes: string;
  /** Worth nothing, alone, at the end. */
  despair: string;
  /** Unambiguous outcries about oneself. */
  outcry: string;
  /** Nothing to eat, nowhere to sleep. */
  lack: string;
  /** Eating, nothing, and a duration. */
  eats: string;
  nothing: string;
  days: string;
  /** Eating disorders. */
  starves: string;
  /** Nude pictures. */
  nude: string;
  pictures: string;
  spreads: string;
  /** At night, in a room, in a bed; undressing. */
  bedroom: string;
  comes: string;
  secret: string;
  /** Asking someone to listen or help, and phrases only ever used about oneself. */
  plea: string;
  /** Asking the teacher to talk: “can I”, “speak”, “you”. */
  asks: string;
  talks: string;
  listener: string;
  /** Shouting and rows, at home. */
  quarrel: string;
  /** “This test is killing me”: every combination is an aside. */
  schoolwork: string;
  wearies: string;
  /** Words that start a new clause. */
  opensClause: string;
  /** Phrases that are not about oneself: “I think that”. */
  asides: string;
}
