import { BadgeCheck, Percent, Sparkles } from 'lucide-react';
import { Avatar } from '#web/ui/display/avatar/avatar.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Breadcrumbs } from '#web/ui/display/breadcrumbs.tsx';
import { Card, cardClass } from '#web/ui/display/card.tsx';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { ProportionBar } from '#web/ui/display/rating/proportion-bar.tsx';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import { ReadMore } from '#web/ui/display/read-more.tsx';
import { Row, Section } from './section.tsx';
import styles from '../components.module.css';
import { words } from '../words.ts';

const shares = [0.78, 0.14, 0.05, 0.02, 0.01];

export function DisplaySection() {
  return (
    <Section title="Display">
      <Breadcrumbs
        label="You are here"
        items={[
          { label: 'Kezdőlap', href: '#home' },
          { label: 'Budapest', href: '#budapest' },
          { label: words.huSpecialties },
        ]}
        renderLink={({ href, className, children }) => (
          <a href={href} className={className}>
            {children}
          </a>
        )}
      />
      <div className={styles.columns}>
        <Card tag="article">
          <div className={styles.person}>
            <Avatar name={words.huName} size={88} />
            <div className={styles.facts}>
              <h3 lang="hu">{words.huName}</h3>
              <p lang="hu">{words.huSpecialties}</p>
              <Rating score="9,4" label="Értékelés: 9,4 a 10-ből" count="128 vélemény" />
            </div>
          </div>
        </Card>
        <a className={cardClass()} href="#card">
          A card that is a link as a whole
          <p>{words.kkAddress}</p>
        </a>
      </div>
      <Row>
        <Avatar name="Айгүл Өмірбекова" size={40} />
        <Avatar name="Ștefan Țăran" size={64} src="/no-such-picture.svg" />
        <Avatar name="Anna Kovács" size={128} alt="Anna Kovács" />
        <Rating score="9.8" label="Rating 9.8 out of 10" size="lg" count="1 204 reviews" />
      </Row>
      <Row>
        <Badge>Neutral</Badge>
        <Badge tone="green">Available today</Badge>
        <Badge tone="magenta" icon={Percent}>
          −20 %
        </Badge>
        <Badge tone="magenta" icon={Sparkles}>
          Premium
        </Badge>
        <Badge tone="accent" icon={BadgeCheck}>
          Тексерілген пікір
        </Badge>
      </Row>
      <Card>
        <ReadMore moreLabel="Read more" lessLabel="Show less">
          The average rating of doctors in this list is 9.3 out of 10, from 4,812 reviews that were
          checked against real appointments. {words.huAddress} {words.kkAddress} What is written
          here is no medical advice; when it is urgent, call an ambulance. {words.kkAddress}
        </ReadMore>
        <ReadMore moreLabel="Read more" lessLabel="Show less">
          A text that fits has no button.
        </ReadMore>
        <Disclosure summary="How do I cancel an appointment?">
          Open the link in your message and choose “Cancel the appointment”.
        </Disclosure>
        <Disclosure summary={words.kkAction}>{words.kkAddress}</Disclosure>
      </Card>
      <Card className={styles.options}>
        {shares.map((part, index) => (
          <div key={part} className={styles.share}>
            <span className="tabular">{10 - 2 * index}</span>
            <ProportionBar part={part} />
            <span className="tabular">{Math.round(part * 100)} %</span>
          </div>
        ))}
      </Card>
    </Section>
  );
}
