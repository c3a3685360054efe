/** Every number of specification section 9 and design section 4, in one place. Units stand in the names. */
export const limits = {
  pinDigits: 4,
  /** How long a PIN rests once its ticket is no longer open, so that a late pupil does not land in another class. */
  pinRestMinutes: 60,
  openDays: 7,
  /**
   * Tickets that one teacher may have open at a time, and may open in any hour: new ones, and others opened again
   * (design section 4.21).
   */
  openTicketsPerTeacher: 200,
  newTicketsPerTeacherPerHour: 100,
  /** Tickets that one teacher has in all, the archive included: five years with one in each of 25 lessons a week. */
  ticketsPerTeacher: 5_000,
  /** The most tickets that one page of a list holds (design section 4.22). */
  ticketsPerPage: 200,
  /** The most classes that a list of tickets can be filtered by. */
  classesListed: 200,
  /** The newest tickets of a list whose classes are found: years of a teacher's, and some milliseconds of the database. */
  ticketsReadForClasses: 1_000,
  titleLength: 200,
  classNameLength: 100,
  questionLength: 1_000,
  optionLength: 300,
  guideLength: 2_000,
  questionsPerTicket: 20,
  /** What they take together as JSON, three times as much as twenty detailed ones: every change sends them to other services. */
  questionBytesPerTicket: 100_000,
  /** Above this the AI adds no further question (specification section 5). */
  questionsWithAi: 5,
  questionsAdvised: { min: 2, max: 5 },
  /** Sentences of a lesson that are offered to ask about: as many as fit on a screen beside the editor. */
  suggestedSentences: 8,
  /** What is offered in all: three questions a sentence. */
  suggestions: 24,
  /** A longer "sentence" is a paragraph without marks. */
  suggestedSentenceLength: 600,
  options: { min: 2, max: 8 },
  scale: { min: 1, max: 5 },
  /** What stands at an end of a scale: a few words beside five buttons on a phone. */
  scaleEndLength: 60,
  totalStudents: { min: 1, max: 50, default: 25 },
  studentNameLength: 80,
  answerLength: 5_000,
  /** Why an answer has its verdict: one or two sentences. */
  reasonLength: 250,
  misconceptionLabelLength: 120,
  /** What an answer must contain at least: a sentence. */
  coreLength: 500,
  /** Why an answer is the right one, as a teacher tells pupils: a sentence. */
  whyLength: 300,
  /** Marks that one change takes: an undo gives many answers their former verdicts back. */
  marksPerChange: 100,
  responsesPerTicket: 500,
  /** The text of one response: five answers of the greatest length twice over, hundreds of times what a pupil types. */
  responseBytes: 64 * 1024,
  /**
   * What those of a ticket hold together: 500 pupils with 4,000 letters each, ten times what a class writes. They are read,
   * grouped and sent together, on threads that serve everybody.
   */
  responseBytesPerTicket: 2 * 1024 * 1024,
  /** Of a response that is longer a live stream only says that it came: it goes to as many as watch. */
  liveResponseBytes: 8 * 1024,
  /**
   * Text of pupils that the ai service holds for answers that are not out yet, in UTF-16 units: for one teacher ten such
   * tickets, and for all three times that.
   */
  heldText: { perTeacher: 20 * 1024 * 1024, overall: 60 * 1024 * 1024 },
  /** How long a page offers to bring back a removed response; the server keeps it as long again, for slow networks. */
  undoRemovalSeconds: 10,
  contentLength: 200_000,
  focusLength: 1_000,
  emailLength: 254,
  personNameLength: 100,
  passwordLength: { min: 6 },
  /** bcrypt silently ignores what comes after byte 72, so longer passwords are refused. */
  passwordBytes: 72,
  /**
   * Calls that wait for a thread to hash a password: a room full of teachers, some 16 s of one thread; a burst beyond it is
   * refused at once instead of waiting for longer than anyone does. One address may have all these places, as a school has
   * one, until others come, who take them over.
   */
  passwordsWaiting: 48,
  /**
   * How often the right password of one account may be typed, a few more when they come at once: each is a hash, and a session
   * whose end is kept for a week. A teacher needs one; the rest is for an account that a department shares.
   */
  rightPasswordsPerMinute: 10,
  resetLinkMinutes: 60,
  /** How long an invitation counts, when whoever makes it does not say. */
  invitationDays: 7,
  sessionDays: 7,
  /** A session in use is signed anew once a day. */
  sessionRenewHours: 24,
  /** All files of one upload together. */
  uploadBytes: 100 * 1024 * 1024,
  /** Files of one upload: a chapter photographed page by page. */
  filesPerUpload: 10,
  fileNameLength: 200,
  /** Width times height of a picture, or of one page of pictures: a phone's best camera takes half of it. */
  imagePixels: 100_000_000,
  /** Largest message of the bus: what a NATS server takes unless it is told otherwise (`max_payload`). */
  busMessageBytes: 1024 * 1024,
  /** A list that goes over the bus goes in pages of about this size; a single item may be larger. */
  busPageBytes: 128 * 1024,
  /** What comes in by one body fits into one message of the bus, with room for what is told beside it. */
  jsonBodyBytes: 960 * 1024,
  /** Values in a JSON body, lists and objects included: five times those of the largest ticket. All are checked. */
  jsonValues: 3_000,
  /**
   * Pieces that a body may come in: one for so many bytes, and some more for slow senders. Each costs as much as a kilobyte;
   * networks send hundreds of bytes at a time.
   */
  bodyPieces: { bytesEach: 64, more: 200 },
  /** Languages of an `Accept-Language` header that are read, the first ones: browsers send a handful. */
  languageRanges: 20,
  /** The whole body of a call that is no upload must be in after this long. */
  jsonBodySeconds: 10,
  /** Bodies of one address that are still coming in: far more than a school sends in the same moment. */
  bodiesPerAddress: 2_000,
  /**
   * The same in bytes, and of those that wait for their answer, as both are held in memory: two thousand pupils with 30,000
   * characters each, and a third of `bodyBytes`.
   */
  bodyBytesPerAddress: 64 * 1024 * 1024,
  /** What has come in from all addresses, until it is answered: what a gateway of 512 MB has room for. */
  bodyBytes: 192 * 1024 * 1024,
  /** An upload that is slower than this on average, over `uploadPaceSeconds`, is given up. */
  uploadMinBytesPerSecond: 16 * 1024,
  /** Long enough that a moment without network ends no upload. */
  uploadPaceSeconds: 30,
  /**
   * Calls in flight at one service, in all, for one address and for one account: at most a third of all for either. The
   * visitors of an address together count as one account. A third of the plain ones holds a school of 1,000 at the bell,
   * each with a call; one that waits takes 10 kB, with headers as large as may be 20 kB.
   * Of plain ones a service gets so many at once, and the others wait, addresses in turn: each takes a connection, and a Node
   * server accepts one new connection a turn of its event loop. A hundred of them at a busy service took longer than a call
   * may (docs/performance.md). One address leaves a third of these to others: with fewer of its own a school shares fewer
   * reads and writes. Of lists a service gets fewer, as each is as much work as a hundred plain calls, which are answered
   * in between; a list counts until its last byte is out, and holds some hundred kilobytes until then. Of answers in groups it
   * gets as many as it has threads to group them.
   */
  callsInFlight: {
    plain: { overall: 3_600, perAddress: 1_200, perAccount: 1_200, atOnce: 32, atOncePerAddress: 22 },
    list: { overall: 300, perAddress: 100, perAccount: 30, atOnce: 2, atOncePerAddress: 1 },
    grouped: { overall: 300, perAddress: 100, perAccount: 30, atOnce: 2, atOncePerAddress: 1 },
    slow: { overall: 200, perAddress: 60, perAccount: 30 },
    upload: { overall: 150, perAddress: 40, perAccount: 20 },
    stream: { overall: 2_000, perAddress: 300, perAccount: 30 },
  },
  /**
   * The gateway's event loop, which one address and one account leave to others: `share` of its time, measured every
   * `lookMs`. Beyond `allowanceMs` more than that, or with `maxInFlight` requests, their next ones are held back while the
   * loop is busy (`busyFrom` of its time) and somebody else made a request in the last `othersMs`. `maxDebtMs` bounds for how
   * long. Of held requests nothing but the head was read.
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
  /** An answer of which its reader takes nothing for so long is given up: a phone that has lost its network comes again. */
  unreadMs: 10_000,
  /** A list has its turn until it is out, but no longer than this: slow readers keep nobody else waiting. */
  listTurnMs: 500,
  /** A live stream says at once, and then so often, that it comes through: what holds it back shows by its silence. */
  liveHeartbeatMs: 15_000,
  /** A page that heard nothing of its live stream for so long, more than two heartbeats, asks by itself. */
  liveSilenceMs: 35_000,
  /** Requests to a model within a day (UTC), what is judged in the background included; in all: `AI_REQUESTS_PER_DAY`. */
  modelRequestsPerTeacherPerDay: 600,
  /** Requests that wait for a model; who comes after these is told to come again. */
  modelQueueLength: 64,
  /** Longest that a request waits there; its time with the model comes on top, and both end before `timeouts.aiMs`. */
  modelQueueSeconds: 60,
  /** Answers of pupils that a model judges in one request. */
  answersPerModelRequest: 30,
  /** Processes that may die at the judging of a ticket before it is left alone until somebody asks for it. */
  lostJudgings: 3,
  /** The answer of a model server: what 16,000 tokens need, escaped, with room to spare. A longer one is not read on. */
  modelReplyBytes: 1024 * 1024,
  /** Of any text in a model's answer: twice the longest one that is kept. The rest is cut before anything reads it. */
  modelTextLength: 4_000,
  /** Of any list in a model's answer: five times as many as are asked for. */
  modelItems: 100,
  dashboardTickets: 5,
  resultsPreviewAnswers: 3,
  /** How long an unsaved draft is kept in a browser. */
  draftHours: 48,
  toastMs: 5_000,
  uploadErrorToastMs: 10_000,
  unknownPathRedirectMs: 100,
  resetPageRedirectMs: 3_000,
  /** A score is out of this. */
  score: 100,
} as const;

/** Longest the gateway waits for a service to begin its answer, and then for each next piece, by kind of call. */
export const timeouts = {
  callMs: 3_000,
  /** A password is hashed in turn: when a whole room logs in at once, the last one waits. */
  passwordMs: 30_000,
  aiMs: 180_000,
  uploadMs: 300_000,
  pdfMs: 30_000,
  /** One ticket after the other; none takes so long. */
  exportMs: 30_000,
  /** Hundreds of answers are read and grouped. */
  judgementsMs: 20_000,
} as const;

/** What a person may upload: each format with the ends of its file names. The ai service goes by the content alone. */
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

/** The ends of all names of files that may be uploaded. */
export const acceptedFiles: readonly string[] = Object.values(fileFormats).flat();
