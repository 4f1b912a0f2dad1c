import type { PublicManual } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { type FileService, type Viewer } from '../core/files/file.service';
import { WIDTHS } from '../core/files/image-work';

/** The authorization manual, if it is public. */
export async function publicManual(sql: Sql, files: FileService, ipId: string): Promise<PublicManual | null> {
  const row = await sql.one<{ id: string }>(
    `SELECT f.id FROM shop_setting s JOIN file_use u ON u.subject_id = s.id AND u.place = 'live' AND u.open = 1
      JOIN uploaded_file f ON f.id = u.file_id
      WHERE s.ip_id = ? AND s.subject = 'manual' AND f.open = 1 AND f.image_status = 1 AND f.document IS NOT NULL`,
    [ipId],
  );
  return row ? manualFor(files, row.id, undefined) : null;
}

/** A document as the manual of the page, with addresses for the viewer. */
export async function manualFor(
  files: FileService,
  id: string,
  viewer: Viewer,
): Promise<PublicManual | null> {
  const [file] = await files.many([id], viewer);
  if (!file?.document) return null;
  const { page_path, page_width, page_height, pages } = file.document;
  const sizes = WIDTHS.filter((width) => width < page_width).map((width) => ({
    width,
    url: files.picture(file.image_id, viewer, `t${width}`)!,
  }));
  const page = { image_id: file.image_id, url: page_path, width: page_width, height: page_height, sizes };
  return { url: file.file_path, file_size: file.file_size, pages, page };
}
