export { type ClassFacts, factsOf, type Idea, isFlawed, type QuestionFacts } from './class-facts.ts';
export { composeAnalysis } from './compose-analysis.ts';
export { type AnalysisWording, noWording, type WordedIdeas } from './point.ts';
export { shorten } from './shorten.ts';
