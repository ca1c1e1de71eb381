import { useQuery } from '@tanstack/react-query';
import { Mail, MessageSquare, Share2 } from 'lucide-react';
import { useState } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import { SPOKEN_LANGUAGES } from '#shared/i18n/spoken-languages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { useFailureToast } from '#staff/lib/use-failure-toast.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { loadTexts } from '#staff/lib/text/texts.ts';
import { FilterSelect } from '#staff/ui/list/filter-select.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import {
  invitationMessage,
  mailAddress,
  smsAddress,
  type Invitation,
} from './invitation-message.ts';

interface SendInvitationProps {
  invitation: Invitation;
  /** The address and the number of the person, if they are known. */
  email: string;
  phone: string;
}

/** Hands an invitation to the programs of the device, in the language of the country or another one of it. */
export function SendInvitation({ invitation, email, phone }: SendInvitationProps) {
  const t = useText('accounts');
  const { country, language: ownLanguage } = useStaffApp();
  const { locales, brandName: brand } = countryOf(country);
  const [language, setLanguage] = useState(locales[0]);
  const query = useQuery({
    queryKey: ['texts', language],
    queryFn: () => loadTexts(language),
    staleTime: Infinity,
  });
  return (
    <div className={common.grid}>
      <FilterSelect
        name="language"
        label={t('send.language')}
        options={locales.map((value) => ({ value, label: SPOKEN_LANGUAGES[value][ownLanguage] }))}
        value={language}
        onChoose={(value) => setLanguage(locales.find((each) => each === value) ?? locales[0])}
      />
      <QueryView query={query}>
        {(texts) => {
          const message = invitationMessage(texts('accounts'), { ...invitation, brand, language });
          return (
            <div className={common.actions}>
              <SendLink href={mailAddress(email, message)} icon={Mail} text={t('send.email')} />
              <SendLink
                href={smsAddress(phone, message)}
                icon={MessageSquare}
                text={t('send.sms')}
              />
              <ShareButton {...message} />
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}

interface SendLinkProps {
  href: string;
  icon: typeof Mail;
  text: string;
}

function SendLink({ href, icon, text }: SendLinkProps) {
  return (
    <a href={href} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      <Icon of={icon} size={16} /> {text}
    </a>
  );
}

/** Opens the share sheet of the system, where the browser has one. */
function ShareButton({ subject, text }: { subject: string; text: string }) {
  const t = useText('accounts');
  const showFailure = useFailureToast();
  if (!('share' in navigator)) return null;
  const share = async () => {
    try {
      await navigator.share({ title: subject, text });
    } catch (error) {
      // The person has closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showFailure(error);
    }
  };
  return (
    <Button variant="secondary" size="sm" onClick={() => void share()}>
      <Icon of={Share2} size={16} /> {t('send.share')}
    </Button>
  );
}
