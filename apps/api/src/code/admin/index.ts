export { LABEL_FILTERS, ofReadableIps } from './console-filters';
export { LabelContactService } from './label-contact.service';
