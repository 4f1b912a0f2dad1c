import type { StaffRow } from '@ipw/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CreatePage } from '../pages/FormPage';
import { path } from '../pages/path';
import { firstPasswordOf } from '../session/auth.calls';
import { FirstSecret } from './FirstSecret';
import { staff } from './staff.model';

/** A new account; its first password is shown before anything else. */
export function NewStaff() {
  const navigate = useNavigate();
  const [made, setMade] = useState<StaffRow>();
  const password = made && firstPasswordOf(made);
  return (
    <>
      <CreatePage model={staff} names={staff.create ?? []} onCreated={setMade} />
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
