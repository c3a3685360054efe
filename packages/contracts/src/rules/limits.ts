/** Every number of docs/product.md and docs/design.md, in one place. The names contain the units. */
export const limits = {
  pinDigits: 4,
  /** How long a PIN is reserved after its ticket closes, so that a late student does not land in another class. */
  pinCooldownMinutes: 60,
  openDays: 7,
  /**
   * Tickets that one teacher may have open at a time, and may open within an hour, new or reopened (docs/design.md
   * 4.21).
   */
  openTicketsPerTeacher: 200,
  newTicketsPerTeacherPerHour: 100,
  /** Tickets of one teacher in all, archived ones included: five years with one in each of 25 lessons a week. */
  ticketsPerTeacher: 5_000,
  /** Tickets of one teacher with a link for colleagues, and how long such a link is valid. */
  sharedTicketsPerTeacher: 100,
  shareDays: 30,
  /** Tickets on one page of a list (docs/design.md 4.22). */
  ticketsPerPage: 200,
  /** Results on one page of a search, which scans the questions of all tickets before it reads those of a page. */
  ticketsPerPageOfSearch: 50,
  /** Search results are counted up to this number only, because counting reads the questions of each ticket. */
  ticketsCountedOfSearch: 200,
  /** Words of a search that count; the rest is ignored. More rarely narrow it, and each scans the tickets again. */
  wordsPerSearch: 8,
  /** Classes in the filter of a list of tickets. */
  classesListed: 200,
  /**
   * How many of the newest tickets are searched for class names: years of a teacher's work, and a few milliseconds of
   * the database.
   */
  ticketsReadForClasses: 1_000,
  /** Most copies of one ticket in a comparison, newest first: all classes of a teacher, some of them twice. */
  copiesCompared: 40,
  titleLength: 200,
  classNameLength: 100,
  questionLength: 1_000,
  optionLength: 300,
  guideLength: 2_000,
  questionsPerTicket: 20,
  /**
   * JSON size of all questions: three times that of twenty detailed ones. Every change sends them to other services.
   */
  questionBytesPerTicket: 100_000,
  /** With this many questions the AI adds no more (docs/product.md 5). */
  questionsWithAi: 5,
  questionsAdvised: { min: 2, max: 5 },
  /** Sentences of a lesson with suggestions: as many as fit on a screen beside the editor. */
  suggestedSentences: 8,
  /** Suggestions in all: three questions per sentence. */
  suggestions: 24,
  /** A longer "sentence" is a paragraph without punctuation. */
  suggestedSentenceLength: 600,
  /** Follow-ups of one teacher, waiting or already asked. A new one replaces the oldest one that was asked. */
  followUpsPerTeacher: 100,
  followUpBytes: 32 * 1024,
  options: { min: 2, max: 8 },
  scale: { min: 1, max: 5 },
  /** The label at an end of a scale: a few words beside five buttons on a phone. */
  scaleEndLength: 60,
  totalStudents: { min: 1, max: 50, default: 25 },
  studentNameLength: 80,
  answerLength: 5_000,
  /** The reason for a verdict: one or two sentences. */
  reasonLength: 250,
  misconceptionLabelLength: 120,
  /** The core of an answer: one sentence. */
  coreLength: 500,
  /** The teacher's explanation of a right answer for students: one sentence. */
  whyLength: 300,
  /** Marks in one change. An undo restores the former verdicts of many answers. */
  marksPerChange: 100,
  responsesPerTicket: 500,
  /** The text of one response: twice five answers of the greatest length, hundreds of times what a student types. */
  responseBytes: 64 * 1024,
  /**
   * The text of all responses of a ticket: 500 students with 4,000 letters each, ten times what a class writes. They
   * are read, grouped and sent together, on threads that all teachers share.
   */
  responseBytesPerTicket: 2 * 1024 * 1024,
  /** For a longer response the live stream only reports its arrival: the stream goes to everyone who watches. */
  liveResponseBytes: 8 * 1024,
  /**
   * Students' text that the ai service holds for answers still being sent, in UTF-16 units: ten full tickets for one
   * teacher, three times that for all.
   */
  heldText: { perTeacher: 20 * 1024 * 1024, overall: 60 * 1024 * 1024 },
  /** How long a page offers to undo a removal. The server keeps the response twice as long, for slow networks. */
  undoRemovalSeconds: 10,
  /** How long answers are kept after the last one to a ticket (docs/product.md 3). */
  retentionDays: { min: 7, max: 365, default: 90 },
  /** Days between warning the teacher and making answers anonymous by date. It never happens without the warning. */
  retentionWarningDays: 14,
  /** The least number of students who gave much the same answer for its wording to be kept. */
  anonymousGroup: 3,
  /** Wordings of a question that are kept: the most frequent, so that all fit into one message. */
  anonymousGroupsPerQuestion: 40,
  /** Tickets in the warning above a list, earliest due date first. */
  ticketsDueListed: 200,
  /** Responses whose names one search reads, newest tickets first; the next page continues from there. */
  namesPerSearch: 10_000,
  /** Responses on one page of a search. They include their answers. */
  foundPerSearch: 100,
  contentLength: 200_000,
  /** Characters of a file or a table to import questions from: over ten thousand questions. */
  importLength: 2_000_000,
  focusLength: 1_000,
  emailLength: 254,
  personNameLength: 100,
  passwordLength: { min: 6 },
  /** bcrypt silently ignores bytes after the 72nd, so longer passwords are refused. */
  passwordBytes: 72,
  /**
   * Calls that wait for a thread to hash a password: a room full of teachers, some 16 s of one thread. Further calls
   * are refused at once, since nobody would wait longer. One address may use all places, because a school has one
   * address, until other addresses need them.
   */
  passwordsWaiting: 48,
  /**
   * Successful logins of one account per minute; slightly more when they arrive together. Each costs a hash and a
   * session whose end is kept for a week. A teacher needs one; the rest is for an account shared by a department.
   */
  rightPasswordsPerMinute: 10,
  resetLinkMinutes: 60,
  /** How long an invitation is valid by default. */
  invitationDays: 7,
  sessionDays: 7,
  /** A session in use is signed again once a day. */
  sessionRenewHours: 24,
  /** All files of one upload together. */
  uploadBytes: 100 * 1024 * 1024,
  /** Files of one upload: a chapter photographed page by page. */
  filesPerUpload: 10,
  fileNameLength: 200,
  /** Width times height of a picture or of a page of pictures. The best phone camera takes half of it. */
  imagePixels: 100_000_000,
  /** Largest message on the bus: the default of a NATS server (`max_payload`). */
  busMessageBytes: 1024 * 1024,
  /** Approximate page size of a list on the bus. A single item may be larger. */
  busPageBytes: 128 * 1024,
  /** One body fits into one message of the bus, with room for the fields around it. */
  jsonBodyBytes: 960 * 1024,
  /** Values in a JSON body, lists and objects included: five times those of the largest ticket. */
  jsonValues: 3_000,
  /**
   * Chunks that a body may arrive in: one per `bytesEach` bytes, and `more` for slow senders. Each costs as much as a
   * kilobyte; networks send hundreds of bytes at a time.
   */
  bodyPieces: { bytesEach: 64, more: 200 },
  /** Languages that are read from an `Accept-Language` header. Browsers send a handful. */
  languageRanges: 20,
  /** Time for the whole body of a call that is not an upload. */
  jsonBodySeconds: 10,
  /** Bodies that one address sends at the same time: far more than a school. */
  bodiesPerAddress: 2_000,
  /**
   * Bytes of one address in memory: bodies that are arriving or wait for their answer. Two thousand students with
   * 30,000 characters each, and a third of `bodyBytes`.
   */
  bodyBytesPerAddress: 64 * 1024 * 1024,
  /** Bytes of all addresses, until they are answered: what a gateway with 768 MB has room for. */
  bodyBytes: 192 * 1024 * 1024,
  /** A slower upload, averaged over `uploadPaceSeconds`, is aborted. */
  uploadMinBytesPerSecond: 16 * 1024,
  /** Long enough that a brief network outage does not abort an upload. */
  uploadPaceSeconds: 30,
  /**
   * Calls in flight at one service: in all, per address and per account (at most a third each). Visitors of one address
   * count together as one account.
   * Plain calls: a third holds a school of 1,000 at the bell with one call each; a waiting call takes 10 kB, 20 kB with
   * the largest headers. A service gets only `atOnce` of them while the others wait and addresses take turns, because
   * each takes a connection and a Node server accepts one new connection per turn of its event loop: with a hundred at
   * a busy service, calls timed out (docs/performance.md). One address leaves a third of `atOnce` to others. With
   * fewer than 32 of its own, a school batches fewer writes: with 22 a submission took a fifth more CPU.
   * Lists: fewer at once, since each is as much work as a hundred plain calls. A list counts until its last byte is
   * sent and holds some hundred kilobytes. Grouped answers: as many as there are threads to group them.
   */
  callsInFlight: {
    plain: { overall: 3_600, perAddress: 1_200, perAccount: 1_200, atOnce: 48, atOncePerAddress: 32 },
    list: { overall: 300, perAddress: 100, perAccount: 30, atOnce: 2, atOncePerAddress: 1 },
    grouped: { overall: 300, perAddress: 100, perAccount: 30, atOnce: 2, atOncePerAddress: 1 },
    slow: { overall: 200, perAddress: 60, perAccount: 30 },
    upload: { overall: 150, perAddress: 40, perAccount: 20 },
    stream: { overall: 2_000, perAddress: 300, perAccount: 30 },
  },
  /**
   * Fair use of the gateway's event loop, measured every `lookMs`. It applies while others made a request within
   * `othersMs`. An address or account then runs at most `maxInFlight` requests. One that used `allowanceMs` more than
   * its `share` runs at most `maxInFlightInDebt`, and starts none while the loop is busy (`busyFrom`). `maxDebtMs`
   * bounds its debt. Of a held request only the head has been read.
   */
  loopShare: {
    share: 1 / 3,
    lookMs: 20,
    allowanceMs: 250,
    maxDebtMs: 1_000,
    maxInFlight: 40,
    maxInFlightInDebt: 8,
    busyFrom: 0.5,
    othersMs: 5_000,
    maxHeld: { perOwner: 1_200, overall: 3_600 },
    maxHeldMs: 10_000,
  },
  /**
   * An address or account that was refused more than `freePerCaller` times, of which `forgivenPerSecond` are forgotten
   * each second, gets each further refusal after `holdMs`. Beyond `maxHeld` its connections are closed.
   */
  slowRefusals: { freePerCaller: 50, forgivenPerSecond: 3, holdMs: 5_000, maxHeld: { perCaller: 300, overall: 1_500 } },
  /** An answer is aborted when its reader accepts no data for this long. A phone that lost its network tries again. */
  unreadMs: 10_000,
  /** How long a list may occupy its place while it is being read, so that slow readers block nobody. */
  listTurnMs: 500,
  /** Interval of heartbeats on a live stream; the first is sent at once. Missing ones reveal a buffering proxy. */
  liveHeartbeatMs: 15_000,
  /** A page without any event on its live stream for this long, more than two heartbeats, starts polling. */
  liveSilenceMs: 35_000,
  /**
   * Requests of one teacher to the model per day (UTC), background judging included. `AI_REQUESTS_PER_DAY` bounds all
   * teachers.
   */
  modelRequestsPerTeacherPerDay: 600,
  /** Requests that wait for a model. Further callers are asked to try again later. */
  modelQueueLength: 64,
  /** Longest wait in that queue. The time with the model comes on top; both end before `timeouts.aiMs`. */
  modelQueueSeconds: 60,
  /** Students' answers in one request to a model. */
  answersPerModelRequest: 30,
  /** After this many processes died while judging a ticket, it is skipped until its teacher starts it again. */
  lostJudgings: 3,
  /** Largest reply of a model server: 16,000 tokens, escaped, with a margin. Reading stops at this size. */
  modelReplyBytes: 1024 * 1024,
  /** Longest text in a model's reply, twice the longest that is stored. The rest is cut off before parsing. */
  modelTextLength: 4_000,
  /** Longest list in a model's reply: five times as many items as requested. */
  modelItems: 100,
  dashboardTickets: 5,
  resultsPreviewAnswers: 3,
  /** How long a browser keeps an unsaved draft. */
  draftHours: 48,
  toastMs: 5_000,
  uploadErrorToastMs: 10_000,
  unknownPathRedirectMs: 100,
  resetPageRedirectMs: 3_000,
  /** The highest score. */
  score: 100,
} as const;

/** How long the gateway waits for a service to start its answer, and then for each next chunk, by kind of call. */
export const timeouts = {
  callMs: 3_000,
  /** Passwords are hashed one after the other: the last teacher of a full room waits longest. */
  passwordMs: 30_000,
  aiMs: 180_000,
  uploadMs: 300_000,
  pdfMs: 30_000,
  /** Tickets are exported one after the other; each takes less than this. */
  exportMs: 30_000,
  /** Hundreds of answers are read and grouped. */
  judgementsMs: 20_000,
} as const;

/**
 * The file formats that may be uploaded, with their file name extensions. The ai service detects the format from the
 * content alone.
 */
export const fileFormats = {
  txt: ['txt'],
  doc: ['doc'],
  docx: ['docx'],
  pdf: ['pdf'],
  ppt: ['ppt'],
  pptx: ['pptx'],
  picture: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'],
} as const;
export type FileFormat = keyof typeof fileFormats;

/** The extensions of all files that may be uploaded. */
export const acceptedFiles: readonly string[] = Object.values(fileFormats).flat();
