import { None } from '../components/None';
import type { RecordOf } from '../http/call-api';
import { DocumentFlags } from '../review/diff/DocumentFlags';

interface Props {
  tender: RecordOf<'tenders'>;
  of: readonly ('cover' | 'brand_logo' | 'images' | 'document')[];
}

/** Files of some fields: pictures open large, a document shows what was found in it. */
export function TenderFiles({ tender, of }: Props) {
  const ids = of.flatMap((field) => tender[field] ?? []);
  const files = tender.files.filter(({ image_id }) => ids.includes(image_id));
  if (files.length === 0) return <None />;
  return (
    <div className="tender-files">
      {files.map((file) =>
        file.document ? (
          <DocumentFlags key={file.image_id} file={file} />
        ) : (
          <a key={file.image_id} href={file.file_path} target="_blank" rel="noreferrer">
            <img src={file.thumb_path ?? file.file_path} alt={file.file_name} loading="lazy" />
          </a>
        ),
      )}
    </div>
  );
}
