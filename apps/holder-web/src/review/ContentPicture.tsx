import type { UploadedFile } from '@ipw/domain';

/** A picture of content, small; the whole of it is a press away. */
export const ContentPicture = ({ file }: { file: UploadedFile }) => (
  <a href={file.file_path} target="_blank" rel="noreferrer">
    <img src={file.thumb_path ?? file.file_path} alt={file.file_name} loading="lazy" />
  </a>
);
