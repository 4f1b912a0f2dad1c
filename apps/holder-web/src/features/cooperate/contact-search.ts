export { locateContacts, plainContact } from '@ipw/domain';
