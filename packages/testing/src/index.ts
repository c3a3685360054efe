export { type Answer, type ApiClient, createApiClient } from './api-client.ts';
export { devices, newPage, openBrowser } from './browser.ts';
export * from './builders.ts';
export { certificateFile } from './certificate.ts';
export { createTestClock, type TestClock } from './clock.ts';
export { listen, startContext, type TestContext } from './context.ts';
export {
  answersSent,
  controlVerdict,
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
export { type Provider, type ProviderOptions, providers } from './fake-openai/provider.ts';
export { bmp, docx, pdf, pdfOf, pdfPages, pptx, slideShape, wordBody, zip } from './files.ts';
export { freeze } from './freeze.ts';
export { fill, growth, growthWithLength, maxGrowth, word } from './growth.ts';
export { type HostileFile, hostileFiles } from './hostile-files.ts';
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
  type LabelledQuestion,
  labelledAnswers,
  type NamedClass,
  namedClasses,
  type PlantedClass,
  plantedClasses,
  type RealQuestion,
  realQuestions,
  type Truth,
} from './judging-data.ts';
export { type MailSink, type MailSinkOptions, startMailSink } from './mail-sink.ts';
export { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from './otlp-receiver.ts';
export { pagesOf } from './pdf.ts';
export { sample, samplePath } from './samples.ts';
export { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
