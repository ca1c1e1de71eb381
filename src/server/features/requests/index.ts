export { answerSurvey } from './answer-survey.ts';
export { requestToJoin } from './request-to-join.ts';
export { sendMessage } from './send-message.ts';
export { summarizeSurvey } from './summarize-survey.ts';
