export { LabelContactService } from './label-contact.service';
