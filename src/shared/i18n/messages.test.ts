import { describe, expect, expectTypeOf, it, test, vi } from 'vitest';
import { createTranslator, type MessageKey } from './messages.ts';

const english = {
  title: 'Book a visit',
  greeting: 'Hello, {{name}} and {{ name }}',
  slots_one: '{{count}} free time',
  slots_other: '{{count}} free times',
  times_left_one: '{{count}} time left',
  times_left_other: '{{count}} times left',
  total: 'Of {{count}}',
  gender: { gender_male: 'Male', gender_other: 'Other' },
  form: { phone: { label: 'Phone' } },
};
type Key = MessageKey<typeof english>;

const russian = {
  slots_one: '{{count}} время',
  slots_few: '{{count}} времени',
  slots_many: '{{count}} времён',
  slots_other: '{{count}} времени',
};

const t = createTranslator<Key>(english, 'en');

test('keys of texts are typed by the English texts, with plural forms as one key', () => {
  expectTypeOf<Key>().toEqualTypeOf<
    | 'title'
    | 'greeting'
    | 'slots'
    | 'times_left'
    | 'total'
    | 'gender.gender_male'
    | 'gender.gender_other'
    | 'form.phone.label'
  >();
});

describe('translator', () => {
  it('the translator returns plain and nested texts', () => {
    expect(t('title')).toBe('Book a visit');
    expect(t('form.phone.label')).toBe('Phone');
    expect(t('gender.gender_other')).toBe('Other');
  });

  it('the translator inserts parameters verbatim', () => {
    expect(t('greeting', { name: '$& <b>{{count}}</b>' })).toBe(
      'Hello, $& <b>{{count}}</b> and $& <b>{{count}}</b>',
    );
  });

  it('the translator formats numbers in the language', () => {
    expect(t('slots', { count: 12_000 })).toBe('12,000 free times');
    expect(createTranslator<'slots'>(russian, 'ru')('slots', { count: 12_000 })).toBe(
      '12\u00a0000 времён',
    );
  });

  it('the translator chooses the plural form', () => {
    const ru = createTranslator<'slots'>(russian, 'ru');
    const first = (text: string) => text.split(' ')[1];
    expect([1, 2, 5, 21, 1.5].map((count) => first(ru('slots', { count })))).toEqual([
      'время',
      'времени',
      'времён',
      'время',
      'времени',
    ]);
    expect(t('slots', { count: 1 })).toBe('1 free time');
    expect(t('times_left', { count: 2 })).toBe('2 times left');
  });

  it('the translator inserts a count into texts without plural forms', () => {
    expect(t('total', { count: 3 })).toBe('Of 3');
  });
});

describe('missing text', () => {
  const partial = { slots_one: '{{count}} время', greeting: 'Здравствуйте, {{name}}' };

  it('the translator throws for a missing text without an onMissing handler', () => {
    const ru = createTranslator<Key>(partial, 'ru');
    expect(() => ru('title')).toThrow("No text for 'title' (ru)");
    expect(() => ru('slots', { count: 5 })).toThrow("No text for 'slots' (ru)");
    expect(() => ru('greeting')).toThrow("No value for {{name}} of 'greeting' (ru)");
    expect(() => t('slots')).toThrow("No text for 'slots' (en)");
  });

  it('a missing text is reported to onMissing and replaced by an empty text', () => {
    const onMissing = vi.fn<(missing: object) => void>();
    const ru = createTranslator<Key>(partial, 'ru', onMissing);
    expect(ru('title')).toBe('');
    expect(ru('greeting')).toBe('Здравствуйте, ');
    expect(onMissing.mock.calls).toEqual([
      [{ language: 'ru', key: 'title' }],
      [{ language: 'ru', key: 'greeting', param: 'name' }],
    ]);
  });

  it('the translator has no texts for keys of objects, inner nodes and prototypes', () => {
    const loose = createTranslator(english, 'en');
    for (const key of ['form', 'form.phone', 'constructor', 'toString', '']) {
      expect(() => loose(key)).toThrow('No text');
    }
    expect(() => createTranslator({ a: '{{constructor}}' }, 'en')('a')).toThrow('No value');
  });
});
