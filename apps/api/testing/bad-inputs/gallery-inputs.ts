/** A valid input for each call about an IP's content. */
export function galleryInputs(ip_id: string, draft: Record<'id' | 'cover' | 'image' | 'document', string>) {
  const one = { ip_id, series_id: draft.id };
  return {
    'ip/update': { ip_id, kind: 'normal', draft: 1, ip_name: '松果二号', intro: '一颗会走的松果' },
    'ip/operateLog': { ip_id },
    'gallery/seriesList': { ip_id },
    'gallery/seriesDetail': one,
    'gallery/seriesSave': {
      ...one,
      series_name: '秋',
      cover: draft.cover,
      images: [draft.image],
      rights_documents: [draft.document],
      visibility: 'public',
    },
    'gallery/seriesSubmit': one,
    'gallery/seriesVisibility': { ...one, visibility: 'private' },
    'gallery/seriesShelf': { ...one, shelf: 'off' },
    'gallery/seriesDelete': one,
    'gallery/seriesSort': { ip_id, series_ids: [draft.id] },
    'gallery/imageList': { ip_id },
    'gallery/imageDelete': { ...one, image_id: draft.image },
    'gallery/imageRestore': { ...one, image_id: draft.image },
    'gallery/recycleList': { ip_id },
    'review/withdraw': { ip_id, subject: 'series', subject_id: draft.id },
    'review/duplicate': { ip_id, subject: 'series', subject_id: draft.id },
    'review/change': { ip_id, line: 1 },
    'review/discard': { ip_id, subject: 'series', subject_id: draft.id },
  };
}
