import { dialledPhone, noBreakPhone } from '#shared/domain/people/phone/phone.ts';

/** A phone number as a link that dials it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${dialledPhone(phone)}`} className="tabular">
      {noBreakPhone(phone)}
    </a>
  );
}
