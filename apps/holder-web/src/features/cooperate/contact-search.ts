export { locateContacts } from '@ipw/domain';
