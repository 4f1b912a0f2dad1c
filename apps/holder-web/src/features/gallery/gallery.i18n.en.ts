export const galleryEn = {
  'gallery.libraries': 'Libraries',
  'gallery.part.public': 'Public library',
  'gallery.part.private': 'Private library',
  'gallery.becomes.public': 'Going public',
  'gallery.becomes.private': 'Going private',
  'gallery.public_first':
    '“{name}” is public and has to be made private before you can edit it. That is reviewed; taking it off all channels works at once.',
  'gallery.visibility_set': 'Visibility changed',
  'gallery.to_public.title': 'Make “{name}” public?',
  'gallery.to_public.text': 'The change is reviewed first and takes effect once approved.',
  'gallery.to_private.title': 'Make “{name}” private?',
  'gallery.to_private.text':
    'The change is reviewed, and the series stays public until then. To hide it at once, take it off all channels.',
  'gallery.edit_private.title': 'Make “{name}” private and edit it?',
  'gallery.edit_private.text':
    'Two steps, each reviewed within 2 working days. 1: the series becomes private; until then it stays public. 2: you edit and submit it, and it is public again once approved.',
  'gallery.edit_steps': 'Editing a public series',
  'gallery.edit_step.1': 'Make it private',
  'gallery.edit_step.2': 'Edit it, public again once approved',
  'gallery.shelf.off': 'Taken off all channels',
  'gallery.shelf.listed': 'Listed again',
  'gallery.images.lead': 'Every picture of your series, and those you deleted recently.',
  'gallery.images.empty': 'No pictures yet',
  'gallery.images.empty.text': 'They appear here as soon as you add them to a series.',
  'gallery.image.certificate': 'Certificate of evidence',
  'gallery.image.file': 'File copyright',
  'gallery.image.live': 'Live',
  'gallery.image.proposed': 'Proposed',
  'gallery.image.used': 'Other uses: {count}',
  'gallery.image.delete.title': 'Delete this picture?',
  'gallery.image.delete.text':
    'It is removed from “{name}” at once; you can restore it under “Recently deleted”.',
  'gallery.image.delete.used':
    'It is removed from “{name}” at once. It stays wherever else it is used: {names}.',
  'gallery.image.deleted': 'Picture deleted',
  'gallery.image.restored': 'Restored to the draft of its series',
  'gallery.recycled': 'Recently deleted',
  'gallery.recycled.text': 'The last 10 pictures you deleted. Restored ones are reviewed again.',
  'gallery.recycled.none': 'Nothing here.',
  'gallery.recycled.series': 'Its series was deleted too',
  'gallery.claimed_proofs': 'Your claim already proved your rights. Use the same documents here:',
  'gallery.claimed_proofs.add': 'Add {name}',
} as const;

export type GalleryKey = keyof typeof galleryEn;
