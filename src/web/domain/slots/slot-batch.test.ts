import { expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract/api.ts';
import type { Slot, SlotsQuery } from '#shared/contract/booking/slots.ts';
import { loadSlotWindow } from './slot-batch.ts';

const slot = (doctor: number, datetime: string): Slot => ({
  id: Date.parse(datetime) / 60_000 + doctor,
  datetime,
  service: 5,
  clinic_branch: 3,
  doctor,
  doctor_service: doctor * 10,
});

const wanted = (doctorId: number, from: string) => ({
  doctorId,
  service: { id: doctorId * 10, service: { id: 5 }, clinic_branch: 3 },
  from,
});

/** Creates an API that returns these slots, within the requested range. */
function apiWith(slots: readonly Slot[]) {
  const requests: SlotsQuery[] = [];
  const api: Pick<Api, 'slots'> = {
    slots(query) {
      requests.push(query);
      const doctors = (query.doctor ?? '').split(',').map(Number);
      const results = slots.filter(
        ({ doctor, datetime }) =>
          doctors.includes(doctor) &&
          datetime.slice(0, 10) >= query.date_from &&
          datetime.slice(0, 10) <= query.date_to,
      );
      return Promise.resolve({ count: results.length, next: null, previous: null, results });
    },
  };
  return { api: api as Api, requests };
}

test('slot windows of the same tick are merged into as few requests as possible', async () => {
  const { api, requests } = apiWith([]);
  await Promise.all([
    loadSlotWindow(api, wanted(2, '2026-11-24')),
    loadSlotWindow(api, wanted(1, '2026-11-23')),
    loadSlotWindow(api, wanted(3, '2026-12-10')),
  ]);
  expect(requests).toEqual([
    {
      doctor: '1,2',
      service: '5',
      clinic_branch: '3',
      date_from: '2026-11-23',
      date_to: '2026-11-27',
    },
    {
      doctor: '3',
      service: '5',
      clinic_branch: '3',
      date_from: '2026-12-10',
      date_to: '2026-12-13',
    },
  ]);
});

test('each slot window receives only the slots of its own doctor and days', async () => {
  const early = slot(1, '2026-11-23T09:00:00+01:00');
  const late = slot(1, '2026-11-27T09:00:00+01:00');
  const other = slot(2, '2026-11-27T08:00:00+01:00');
  const { api } = apiWith([late, other, early]);

  const windows = await Promise.all([
    loadSlotWindow(api, wanted(1, '2026-11-23')),
    loadSlotWindow(api, wanted(2, '2026-11-24')),
  ]);

  const shown = ({ id, datetime }: Slot) => ({ id, datetime });
  expect(windows).toEqual([[shown(early)], [shown(other)]]);
});

test('a slot window requested later is a separate request', async () => {
  const { api, requests } = apiWith([]);
  await loadSlotWindow(api, wanted(1, '2026-11-23'));
  await loadSlotWindow(api, wanted(1, '2026-11-27'));
  expect(requests).toHaveLength(2);
});

test('a failed request rejects all its slot windows', async () => {
  const error = new Error('down');
  const api = { slots: vi.fn(() => Promise.reject(error)) } as unknown as Api;
  const windows = await Promise.allSettled([
    loadSlotWindow(api, wanted(1, '2026-11-23')),
    loadSlotWindow(api, wanted(2, '2026-11-23')),
  ]);
  expect(windows.map((window) => window.status)).toEqual(['rejected', 'rejected']);
});
