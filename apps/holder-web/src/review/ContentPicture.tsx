import type { UploadedFile } from '@ipw/domain';

/** A thumbnail of content that opens in full size. */
export const ContentPicture = ({ file }: { file: UploadedFile }) => (
  <a href={file.file_path} target="_blank" rel="noreferrer">
    <img src={file.thumb_path ?? file.file_path} alt={file.file_name} loading="lazy" />
  </a>
);
