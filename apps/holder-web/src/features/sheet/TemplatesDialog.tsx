import { type Input, type ReplyTemplate, replyTemplateApi } from '@ipw/domain';
import { Button, Dialog, ErrorState, Skeleton, toast } from '@ipw/ui';
import { createPortal } from 'react-dom';
import { useIpId } from '../../app/member';
import { SchemaForm } from '../../form/SchemaForm';
import { useT } from '../../i18n/catalogue';
import { deleteTemplate, saveTemplate, useTemplates } from './template.calls';

interface Props {
  /** The words typed so far, which can be kept. */
  text: string;
  onUse: (text: string) => void;
  onClose: () => void;
}

/** Words for answers that the operators of the IP keep: used, deleted, and made of what is typed. */
export function TemplatesDialog({ text, onUse, onClose }: Props) {
  const t = useT();
  const ip_id = useIpId();
  const found = useTemplates();
  const templates = found.data?.list;
  // Outside the answer's form, because forms cannot be nested.
  return createPortal(
    <Dialog title={t('sheet.templates')} onClose={onClose}>
      <div className="sheet-templates">
        {found.error && <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton lines={2} height={64} />}
        {templates?.length === 0 && <p className="ui-soft">{t('sheet.templates.none')}</p>}
        {!!templates?.length && (
          <ul>
            {templates.map((template) => (
              <Template key={template.template_id} template={template} onUse={onUse} />
            ))}
          </ul>
        )}
        {text.trim() === '' && <p className="ui-soft">{t('sheet.templates.how')}</p>}
        {text.trim() !== '' && templates && (
          <SchemaForm<Input<typeof replyTemplateApi.save>>
            // Empty again once a template is kept.
            key={templates.length}
            schema={replyTemplateApi.save.input}
            fields={[
              { name: 'template_name', label: t('sheet.templates.name'), hint: t('sheet.templates.keep') },
            ]}
            toInput={(values) => ({ ...values, ip_id, answer: text })}
            onSubmit={async (input, attempt) => {
              await saveTemplate(input, attempt);
              toast('good', t('sheet.templates.kept'));
            }}
            submitLabel={t('sheet.templates.save')}
          />
        )}
      </div>
    </Dialog>,
    document.body,
  );
}

function Template({ template, onUse }: { template: ReplyTemplate; onUse: (text: string) => void }) {
  const t = useT();
  const ip_id = useIpId();
  const { template_id, template_name, answer } = template;
  return (
    <li>
      <strong>{template_name}</strong>
      <p className="ui-soft deal-words">{answer}</p>
      <div className="ui-row">
        <Button
          small
          onClick={() => onUse(answer)}
          aria-label={t('sheet.templates.use_named', { name: template_name })}
        >
          {t('sheet.templates.use')}
        </Button>
        <Button
          small
          look="quiet"
          aria-label={t('sheet.templates.delete_named', { name: template_name })}
          onClick={() => void deleteTemplate(ip_id, template_id).catch(() => undefined)}
        >
          {t('ui.delete')}
        </Button>
      </div>
    </li>
  );
}
