export { MobileNumberError, parseMobileNumber } from './parse-mobile-number.ts';
export { parsePhoneNumber } from './parse-phone-number.ts';
export { requireMobileNumber } from './require-mobile-number.ts';
