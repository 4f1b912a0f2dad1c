import type { StaffRow } from '@ipw/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Model, Row } from '../fields/field';
import { CreatePage } from '../pages/FormPage';
import { path } from '../components/path';
import { firstPasswordOf } from '../session/auth.calls';
import { FirstSecret } from './FirstSecret';

/** The form of a new account; afterwards its first password is shown. */
export function NewStaff({ model }: { model: Model<Row> }) {
  const navigate = useNavigate();
  const [made, setMade] = useState<StaffRow>();
  const password = made && firstPasswordOf(made);
  return (
    <>
      <CreatePage
        model={model}
        names={model.create ?? []}
        onCreated={(person) => setMade(person as unknown as StaffRow)}
      />
      {made && password && (
        <FirstSecret
          person={made}
          password={password}
          onClose={() => void navigate(path.show('staff', made.id))}
        />
      )}
    </>
  );
}
