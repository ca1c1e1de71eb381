export { listPeople } from './list-people.ts';
export { removePin } from './remove-pin.ts';
export { rememberPerson, type RememberedDevice } from './remember-person.ts';
export { setPin } from './set-pin.ts';
export { signInWithPin } from './sign-in-with-pin.ts';
