export { MobileNumberError, parseMobileNumber } from './parse-mobile-number.ts';
export { parsePhoneNumber } from './parse-phone-number.ts';
export { checkMobileNumber, requireMobileNumber } from './require-mobile-number.ts';
