import type { SheetPicture } from '@ipw/domain';
import { None } from '../components/None';
import { useT } from '../i18n/locale';
import './case-pictures.css';

/** Pictures of the buyer's earlier work, in their order; each opens whole in a tab. */
export function CasePictures({ files }: { files: readonly SheetPicture[] }) {
  const t = useT();
  if (files.length === 0) return <None />;
  return (
    <ul className="case-pictures">
      {files.map(({ image_id, file_path, thumb_path }, at) => (
        <li key={image_id}>
          <a href={file_path} target="_blank" rel="noreferrer">
            <img
              src={thumb_path ?? file_path}
              alt={t('evidence.thumb', { title: t('evidence.company_case'), number: at + 1 })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
