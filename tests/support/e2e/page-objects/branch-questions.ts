import type { Locator } from '@playwright/test';
import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import type { Texts } from '../texts.ts';

/** Answers a question of a branch according to its type. */
export async function answer(form: Locator, field: AppointmentField, t: Texts): Promise<void> {
  const name = field.is_required ? field.title : `${field.title} (${t.booking('form.optional')})`;
  const group = form.getByRole('group', { name });
  const control = form.getByLabel(name, { exact: true });
  switch (field.type) {
    case 'date':
      await group.getByLabel(t.booking('form.year')).selectOption('1987');
      await group.getByLabel(t.booking('form.month')).selectOption('2');
      await group.getByLabel(t.booking('form.day')).selectOption('9');
      return;
    case 'gender':
      return form.getByRole('radiogroup', { name }).getByLabel(t.booking('genders.female')).check();
    case 'boolean':
      return control.check();
    case 'email':
      return control.fill('proba@example.com');
    case 'integer':
      return control.fill(String(field.min_length ?? 1));
    case 'tax_id':
      return control.fill('123456789012345');
    case 'text':
      return control.fill('x'.repeat(Math.max(field.min_length ?? 0, 3)));
  }
}
