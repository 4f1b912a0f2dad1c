import { FILING_STAGES, type FilingRow, type FilingStage, type FilingState } from '@ipw/domain';
import { render, screen, within } from '@testing-library/react';
import { translate } from '../../i18n/catalogue';
import { Stages } from './Stages';

const AT = '2026-11-20T08:00:00.000Z';

/** Per shown stage its mark: reached, where the filing is, or open. */
function marksOf(state: FilingState, reached: readonly FilingStage[]): Record<string, string> {
  const stages = FILING_STAGES.map((key) => ({ key, at: reached.includes(key) ? AT : null }));
  const { unmount } = render(<Stages filing={{ state, stages } as FilingRow} />);
  const list = within(screen.getByRole('list', { name: translate('filing.stages') }));
  const marks = list.getAllByRole('listitem').map((item) => {
    const word = item.querySelector('strong')!.textContent;
    const key = FILING_STAGES.find((one) => translate(`filing_stage.${one}`) === word)!;
    expect(item.querySelector('time') !== null).toBe(reached.includes(key));
    const isNow = item.getAttribute('aria-current') === 'step';
    return [key, isNow ? 'now' : item.hasAttribute('data-done') ? 'reached' : 'open'];
  });
  unmount();
  return Object.fromEntries(marks) as Record<string, string>;
}

it('follow the normal course, without corrections nobody asked for once it is certified', () => {
  const open = {
    accepted: 'now',
    examined: 'open',
    corrections: 'open',
    registered: 'open',
    certificate: 'open',
  };
  expect(marksOf('submitted', [])).toEqual(open);
  expect(marksOf('processing', [])).toEqual(open);
  expect(marksOf('processing', ['accepted'])).toEqual({ ...open, accepted: 'reached', examined: 'now' });
  expect(marksOf('certified', ['accepted', 'examined', 'registered', 'certificate'])).toEqual({
    ...{ accepted: 'reached', examined: 'reached', registered: 'reached', certificate: 'reached' },
  });
});

it('stand at the corrections while one is asked for, by the centre or before it', () => {
  expect(marksOf('correction', ['accepted', 'examined', 'corrections'])).toEqual({
    ...{
      accepted: 'reached',
      examined: 'reached',
      corrections: 'now',
      registered: 'open',
      certificate: 'open',
    },
  });
  expect(marksOf('correction', ['corrections'])).toMatchObject({ accepted: 'open', corrections: 'now' });
  expect(marksOf('processing', ['accepted', 'examined', 'corrections'])).toMatchObject({
    corrections: 'reached',
    registered: 'now',
  });
});

it('end at the examination of a rejection', () => {
  expect(marksOf('rejected', ['accepted', 'examined'])).toEqual({
    ...{
      accepted: 'reached',
      examined: 'reached',
      corrections: 'open',
      registered: 'open',
      certificate: 'open',
    },
  });
});
