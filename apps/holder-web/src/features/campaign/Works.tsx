import type { CampaignWork } from '@ipw/domain';
import { Suspense, useState } from 'react';
import { lazyPage } from '../../app/lazy-page';
import { useT } from '../../i18n/catalogue';

// Few visitors report a work, so the form is loaded with the first report.
const ReportDialog = lazyPage(() => import('./ReportDialog'), 'ReportDialog');

/** Works with their titles; each can be reported. */
export function Works({ works }: { works: readonly (CampaignWork & { prize?: string })[] }) {
  const t = useT();
  const [reporting, setReporting] = useState<CampaignWork>();
  return (
    <>
      <ul className="campaign-works">
        {works.map((work) => (
          <li key={work.entry_id} className="ui-card">
            {work.picture && (
              <img
                src={work.picture}
                srcSet={`${work.thumb!} 300w, ${work.picture} 640w`}
                sizes="(max-width: 600px) 45vw, 200px"
                alt=""
                loading="lazy"
                width={320}
                height={320}
              />
            )}
            <div>
              <strong>{work.work_name}</strong>
              {work.prize && <span className="campaign-prize">{work.prize}</span>}
              <button type="button" className="campaign-report" onClick={() => setReporting(work)}>
                {t('campaign.report')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {reporting && (
        <Suspense>
          <ReportDialog work={reporting} onClose={() => setReporting(undefined)} />
        </Suspense>
      )}
    </>
  );
}
