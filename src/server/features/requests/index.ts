export { answerSurvey } from './answer-survey.ts';
export { requestConnection } from './request-connection.ts';
export { sendMessage } from './send-message.ts';
