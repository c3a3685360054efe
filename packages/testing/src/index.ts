export { type Answer, type ApiClient, createApiClient } from './api-client.ts';
export { devices, newPage, openBrowser } from './browser.ts';
export * from './builders.ts';
export { certificateFile } from './certificate.ts';
export { createTestClock } from './clock.ts';
export { listen, startContext, type TestContext } from './context.ts';
export {
  answersSent,
  controlVerdicts,
  type SaidVerdict,
  studentsAnswers,
  verdictsOn,
} from './control-answers.ts';
export {
  type FakeOpenAi,
  type OpenAiReply,
  type OpenAiRequest,
  startFakeOpenAi,
} from './fake-openai/fake-openai.ts';
export { type ProviderOptions, providers } from './fake-openai/provider.ts';
export { bmp, docx, pdf, pdfPages, pptx, slideShape, wordBody, zip } from './files.ts';
export { freeze } from './freeze.ts';
export { fill, growth, growthWithLength, maxGrowth, word } from './growth.ts';
export { hostileFiles } from './hostile-files.ts';
export {
  type AnsweredQuestion,
  addressedAnswers,
  answeredQuestions,
  answerKinds,
  type ClaimedClass,
  claimedClasses,
  concernedAnswers,
  type DraftedLesson,
  draftedLessons,
  type Hand,
  labelledAnswers,
  namedClasses,
  type PlantedClass,
  plantedClasses,
  type RealQuestion,
  realQuestions,
  type Truth,
} from './judging-data.ts';
export { listenOnFreePort } from './listen-on-free-port.ts';
export { type MailSink, startMailSink } from './mail-sink.ts';
export { type OtlpReceiver, startOtlpReceiver } from './otlp-receiver.ts';
export { pagesOf } from './pdf.ts';
export { runProgram } from './run-program.ts';
export { sample, samplePath } from './samples.ts';
export { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
