import ResetIcon from '@mui/icons-material/FitScreenOutlined';
import TurnIcon from '@mui/icons-material/Rotate90DegreesCwOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import ZoomOutIcon from '@mui/icons-material/ZoomOutOutlined';
import { useT } from '../../i18n/locale';

const TOOLS = [
  ['zoomOut', ZoomOutIcon, 'evidence.zoom_out'],
  ['zoomIn', ZoomInIcon, 'evidence.zoom_in'],
  ['turn', TurnIcon, 'evidence.turn'],
  ['reset', ResetIcon, 'evidence.reset'],
] as const;

type Props = Record<(typeof TOOLS)[number][0], () => void>;

export function EvidenceTools(props: Props) {
  const t = useT();
  return (
    <div className="evidence-tools" role="toolbar" aria-label={t('evidence.tools')}>
      {TOOLS.map(([name, Icon, label]) => (
        <button
          key={name}
          type="button"
          className="icon-button"
          aria-label={t(label)}
          title={t(label)}
          onClick={props[name]}
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}
