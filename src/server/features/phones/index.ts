export { MobileNumberError, parseMobileNumber } from './parse-mobile-number.ts';
