import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.tsx';
import { Menu } from '#web/ui/menu/menu.tsx';
import { useText } from '../../lib/staff-app.ts';

/** The actions of a page beside its main one; nothing without any. */
export function MoreMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useText('shell');
  if (items.length === 0) return null;
  return (
    <Menu
      label={t('actions')}
      align="end"
      items={items}
      renderLink={({ href, ...link }) => <Link {...link} to={href} />}
      trigger={(props) => (
        <Button {...props} variant="secondary" size="sm" aria-label={t('actions')}>
          <Icon of={Ellipsis} size={18} />
        </Button>
      )}
    />
  );
}
