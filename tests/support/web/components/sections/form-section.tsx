import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { DateOfBirthField } from '#web/ui/form/date-of-birth/date-of-birth-field.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { PhoneField } from '#web/ui/form/phone/phone-field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { SearchField } from '#web/ui/form/search/search-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { SwitchField } from '#web/ui/form/switch-field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { monthNames } from './field-kinds.tsx';
import { formatPhone, normalizePhone } from '../phone.ts';
import { Section } from './section.tsx';
import styles from '../components.module.css';
import { words } from '../words.ts';

interface Values {
  name: string;
  email: string;
  phone: string;
  insurance: string;
  birth: string | null;
  gender: string;
  languages: readonly string[] | null;
  height: string;
  comment: string;
  consent: boolean;
  reminder: boolean;
}

export function FormSection() {
  const showToast = useToast();
  const [code, setCode] = useState('12');
  const [clinic, setClinic] = useState('Duna');
  const form = useForm<Values>({
    requiredMessage: 'Это поле обязательное',
    fields: {
      name: { initial: '', required: true },
      email: {
        initial: '',
        rules: [(value) => (value.includes('@') ? null : 'Неверный email')],
      },
      phone: {
        initial: '',
        required: true,
        rules: [(value) => (value.length === 12 ? null : 'A phone number has nine digits')],
      },
      insurance: { initial: '' },
      birth: { initial: null, required: true },
      gender: { initial: '', required: true },
      languages: { initial: null, required: true },
      height: {
        initial: '',
        rules: [(value) => (/^\d+$/.test(value) ? null : 'A whole number, in centimetres')],
      },
      comment: {
        initial: '',
        rules: [(value) => (value.length <= 500 ? null : 'Maximum 500 symbols')],
      },
      consent: { initial: false, required: true },
      reminder: { initial: true },
    },
    async onSubmit() {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      form.setServerErrors({ phone: ['This number was refused', 'try another one'] });
      showToast({ tone: 'error', message: 'The server refused the phone number' });
    },
  });

  return (
    <Section title="Form kit">
      <div className={styles.columns}>
        <Card>
          <form {...form.props} className={styles.form}>
            <TextField {...form.field('name')} label="Name" autoComplete="given-name" />
            <TextField {...form.field('email')} label="Email" kind="email" hint="For the receipt" />
            <PhoneField
              {...form.field('phone')}
              label="Телефон нөмірі"
              normalize={normalizePhone}
              format={formatPhone}
              placeholder="+36 20 123 4567"
            />
            <SelectField
              {...form.field('insurance')}
              label="Insurance"
              placeholder="None"
              options={[
                { value: '1', label: 'Országos Egészségbiztosítási Pénztár' },
                { value: '2', label: 'Önkéntes Kölcsönös Egészségpénztárak Szövetsége' },
              ]}
            />
            <DateOfBirthField
              {...form.field('birth')}
              label="Туған күні"
              firstYear={1920}
              last="2026-11-23"
              monthNames={monthNames}
              labels={{ year: 'Жыл', month: 'Ай', day: 'Күн' }}
            />
            <RadioGroup
              {...form.field('gender')}
              label="Gender"
              options={[
                { value: 'female', label: 'Female' },
                { value: 'male', label: 'Male' },
                { value: 'other', label: 'Other' },
              ]}
            />
            <MultiSelect
              {...form.field('languages')}
              label="Languages"
              options={['Magyar', 'English', words.kkCompound].map((label) => ({
                value: label,
                label,
              }))}
            />
            <TextField {...form.field('height')} label="Height, cm" kind="number" />
            <TextAreaField {...form.field('comment')} label="Comment" />
            <CheckboxField
              {...form.field('consent')}
              label={
                <>
                  I agree to the <a href="#privacy">processing of my personal data</a>
                </>
              }
            />
            <SwitchField {...form.field('reminder')} label="Remind me a day before" />
            <Button type="submit" block inProgress={form.isSubmitting}>
              Book
            </Button>
          </form>
        </Card>
        <Card className={styles.form}>
          <CodeField
            name="otp"
            label="Code from the message"
            value={code}
            onChange={setCode}
            onComplete={(whole) => showToast({ message: `Complete: ${whole}` })}
          />
          <SearchField
            name="clinic"
            label="Name of the clinic"
            clearLabel="Clear"
            value={clinic}
            onChange={setClinic}
          />
        </Card>
      </div>
    </Section>
  );
}
