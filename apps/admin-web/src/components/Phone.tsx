import { None } from './None';

interface Props {
  area_code?: string | null;
  phone_number: string | null;
}

export function Phone({ area_code, phone_number }: Props) {
  if (!phone_number) return <None />;
  return (
    <span className="figures">
      {area_code && <span className="soft">+{area_code} </span>}
      {phone_number}
    </span>
  );
}
