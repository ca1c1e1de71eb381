import { useQuery } from '@tanstack/react-query';
import { countryOf } from '#shared/countries/index.ts';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { Visit, VisitDetails } from '#shared/contract/desk/visit.ts';
import {
  nextAttendances,
  previousAttendance,
  type Attendance,
} from '#shared/domain/desk/attendance.ts';
import { formatPhone } from '#shared/domain/people/phone/phone.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { QueryView } from '../../../../ui/page/query-view.tsx';
import { useFormat } from '../../../../lib/format.ts';
import { usePermission, useStaffApp, useText } from '../../../../lib/staff-app.ts';
import type { DeskActions } from '../../model/actions/use-desk-actions.ts';
import { misplacedOf, type Misplaced } from '../../model/live/use-desk-tasks.ts';
import { visitKey } from '../../model/live/use-desk-day.ts';
import { useDoctorText, useMarks, useStateText } from '../../model/use-texts.ts';
import { minutesPassed, observed, stateOf } from '../../model/visit-look.ts';
import { CancelForm } from './cancel-form.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { Drawer } from '../drawer.tsx';
import { MisplacedNote } from './misplaced-note.tsx';
import { NoteForm } from './note-form.tsx';
import { PreparationToRead } from './preparation-to-read.tsx';
import { VisitHistory } from './visit-history.tsx';
import styles from '../drawer.module.css';

interface VisitDrawerProps {
  id: number;
  /** The visit as the shown day has it, if it is on that day. */
  live: Visit | undefined;
  /** True while the form of a cancellation is open. */
  isCancelling: boolean;
  now: number;
  doctors: readonly DeskDoctor[];
  actions: DeskActions;
  misplaced: Misplaced;
  onCancelling: (is: boolean) => void;
  onMove: (visit: VisitDetails) => void;
  onFollowUp: (visit: VisitDetails) => void;
  onExtra: (visit: VisitDetails) => void;
  onClose: () => void;
}

/** One visit: the patient, what can be done now, answers, messages and history. */
export function VisitDrawer({ id, live, ...props }: VisitDrawerProps) {
  const t = useText('desk');
  const { api } = useStaffApp();
  const query = useQuery({
    queryKey: visitKey(id),
    queryFn: () => api.visitDetails({ id }),
    // Reading it is recorded; `live` and own changes keep it current.
    staleTime: Infinity,
  });
  return (
    <Drawer title={query.data?.name ?? t('visit')} onClose={props.onClose}>
      <QueryView query={query}>
        {(visit) => (
          <Opened visit={{ ...visit, ...live }} refetch={() => void query.refetch()} {...props} />
        )}
      </QueryView>
    </Drawer>
  );
}

interface OpenedProps extends Omit<VisitDrawerProps, 'id' | 'live' | 'onClose'> {
  visit: VisitDetails;
  refetch: () => void;
}

function Opened({ visit, refetch, ...props }: OpenedProps) {
  const { now, doctors, actions, onCancelling, onMove, onFollowUp, onExtra } = props;
  const t = useText('desk');
  const format = useFormat();
  const textOfDoctor = useDoctorText();
  const textOfState = useStateText();
  const marksOf = useMarks();
  const can = usePermission();
  const { country } = useStaffApp();
  const doctor = doctors.find((each) => each.schedule_id === visit.schedule_id);
  const offer = doctor?.offers.find((each) => each.id === visit.offer_id);
  const isAhead = visit.cancelled_by === null && Date.parse(visit.starts_at) > now;
  const steps = nextAttendances(observed(visit), now);
  const canUndo = now < Date.parse(visit.undo_until);
  const previous = canUndo ? previousAttendance(observed(visit)) : null;
  const phone = visit.phone === '' ? null : formatPhone(visit.phone, countryOf(country).phone);
  const facts = [
    [
      t('facts.state'),
      visit.cancelled_by === null
        ? textOfState(stateOf(visit, now), minutesPassed(visit, now))
        : t(`cancelledBy.${visit.cancelled_by}`),
    ],
    [t('facts.patient'), marksOf(visit).join(', ')],
    [t('facts.time'), format.dateTime(visit.starts_at)],
    [t('facts.doctor'), doctor === undefined ? '' : textOfDoctor(doctor)],
    [t('facts.service'), `${offer?.service ?? ''}, ${t('minutes', { count: visit.minutes })}`],
    [t('facts.insurance'), visit.insurance ?? ''],
    [
      t('facts.source'),
      [t(`sources.${visit.source}`), ...(visit.is_extra ? [t('extra')] : [])].join(', '),
    ],
    [t('facts.number'), String(visit.id)],
    [t('facts.reason'), visit.cancel_reason ?? ''],
  ] as const;

  async function take(step: Attendance) {
    await actions.setAttendance(visit, step);
    refetch();
  }

  return (
    <>
      {phone === null ? (
        <p className={styles.warning}>{t('noPhone')}</p>
      ) : (
        <a href={`tel:${visit.phone}`}>{phone}</a>
      )}
      <MisplacedNote visit={misplacedOf(props.misplaced, visit)} />
      {visit.is_unreached ? <p className={styles.warning}>{t('unreached')}</p> : null}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {isAhead && isLanguage(visit.language) ? (
        <PreparationToRead offer={visit.offer_id} language={visit.language} />
      ) : null}
      {can('visits.attend') && steps.length + (previous === null ? 0 : 1) > 0 ? (
        <div className={styles.buttons}>
          {steps.map((step, index) => (
            <Button
              key={step}
              size="sm"
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => void take(step)}
            >
              {t(`steps.${step}`)}
            </Button>
          ))}
          {previous === null ? null : (
            <Button size="sm" variant="quiet" onClick={() => void take(previous)}>
              {previous === 'expected'
                ? t('steps.expected')
                : t('backTo', { state: t(`states.${previous}`) })}
            </Button>
          )}
        </div>
      ) : null}
      {can('visits.edit') ? (
        <div className={styles.buttons}>
          {visit.cancelled_by === null ? (
            <>
              <Button size="sm" variant="secondary" onClick={() => onMove(visit)}>
                {t('actions.move')}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => onCancelling(true)}>
                {t('actions.cancel')}
              </Button>
            </>
          ) : null}
          <Button size="sm" variant="secondary" onClick={() => onFollowUp(visit)}>
            {t(visit.cancelled_by === null ? 'actions.followUp' : 'actions.rebook')}
          </Button>
          {doctor === undefined || doctor.max_extra === 0 ? null : (
            <Button size="sm" variant="secondary" onClick={() => onExtra(visit)}>
              {t('actions.extra')}
            </Button>
          )}
        </div>
      ) : null}
      {can('visits.edit') ? (
        <ContactButtons visit={visit} actions={actions} refetch={refetch} />
      ) : null}
      {props.isCancelling ? (
        <CancelForm
          onBack={() => onCancelling(false)}
          canSend={visit.phone !== ''}
          onConfirm={async (cancellation) => {
            if (!(await actions.cancel(visit, cancellation))) return;
            onCancelling(false);
            refetch();
          }}
        />
      ) : null}
      {can('visits.edit') ? (
        <NoteForm
          key={visit.note}
          note={visit.note}
          onSave={async (note) => {
            if (await actions.saveNote(visit, note)) refetch();
          }}
        />
      ) : null}
      <VisitHistory visit={visit} />
    </>
  );
}
