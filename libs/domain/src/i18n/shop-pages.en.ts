/** Words of the pages about the shop, with which they are loaded; among them why a document is refused. */
export const shopPagesEn = {
  'state.shop_link.off': 'No link',
  'state.shop_link.on': 'In use',
  'action.shop_link.issue': 'Create private link',
  'action.shop_link.renew': 'Replace with a new link',
  'action.shop_link.revoke': 'End this link',
  'rule.dialled': '{field} does not look like a phone number',
  'manual.read': 'Only the first {pages} pages were searched.',
  'manual.size': 'Pages: {pages} · {size}',
  'action.manual.delete': 'Delete manual',
  'rule.pdf_broken': 'This PDF is damaged or too complex to read. Please export it again.',
  'rule.pdf_encrypted': 'This PDF has a password or restrictions. Please remove them and upload it again.',
  'rule.pdf_script': 'This PDF contains a script. Please export it again without scripts.',
  'rule.pdf_opens':
    'This PDF runs actions by itself, for example when it is opened. Please export it again without actions.',
  'rule.pdf_launch': 'This PDF can start another program. Please remove that link.',
  'rule.pdf_embedded': 'This PDF has other files attached. Please remove the attachments.',
  'rule.pdf_media': 'This PDF contains video, sound or 3D. Please use pictures instead.',
  'rule.pdf_form': 'This PDF is a form that sends or loads data. Please export it as a plain PDF.',
  'rule.pdf_pages': 'This PDF has more than {max} pages: please split it into several files',
  'rule.pdf_link':
    'This PDF has a link that opens a file or runs something. Please keep only links to web pages, e-mail addresses and phone numbers.',
  'rule.pdf_packed':
    'Parts of this PDF are packed in a way we cannot check. Please export it again as a plain PDF.',
} as const;
