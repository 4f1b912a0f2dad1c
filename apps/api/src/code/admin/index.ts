export { labelNamed, ofReadableIps } from './console-filters';
export { LabelContactService } from './label-contact.service';
