import type { User } from '@exit-tickets/contracts';
import { Burger, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconChevronDown, IconLogout, IconPlus, IconTicket, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { useLogout } from '../api/logout.ts';
import classes from './account-menu.module.css';
import { userLabel } from './user-label.ts';

/** The teacher's menu: under the name on a wide screen, with all navigation behind one button on a phone. */
export const AccountMenu = ({ user }: { user: User | null }) => {
  const { t } = useTranslation();
  return (
    <>
      <WideMenu label={userLabel(user, t('nav.user'))} />
      <NarrowMenu label={userLabel(user, t('nav.user'))} />
    </>
  );
};

const CommonItems = () => {
  const { t } = useTranslation();
  const logout = useLogout();
  return (
    <>
      <Menu.Item component={Link} to={paths.archive} leftSection={<IconArchive size={20} />}>
        {t('nav.archive')}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.account} leftSection={<IconUser size={20} />}>
        {t('nav.myAccount')}
      </Menu.Item>
      <Menu.Item leftSection={<IconLogout size={20} />} onClick={() => logout.mutate()}>
        {t('nav.logOut')}
      </Menu.Item>
    </>
  );
};

const WideMenu = ({ label }: { label: string }) => {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          className={classes.wideMenu}
          variant="subtle"
          color="gray"
          c="var(--ink)"
          rightSection={<IconChevronDown size={18} />}
          aria-label={t('nav.account', { name: label })}
        >
          <span className={classes.user}>{label}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <CommonItems />
      </Menu.Dropdown>
    </Menu>
  );
};

const NarrowMenu = ({ label }: { label: string }) => {
  const { t } = useTranslation();
  const [opened, { toggle, close }] = useDisclosure();
  return (
    <Menu opened={opened} onChange={(open) => !open && close()} position="bottom-end" width={260}>
      <div className={classes.narrow}>
        <Menu.Target>
          <Burger opened={opened} onClick={toggle} aria-label={t('nav.menu')} size="md" />
        </Menu.Target>
      </div>
      <Menu.Dropdown>
        <Menu.Label>{label}</Menu.Label>
        <Menu.Item component={Link} to={paths.dashboard} leftSection={<IconPlus size={20} />}>
          {t('nav.create')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.tickets} leftSection={<IconTicket size={20} />}>
          {t('nav.tickets')}
        </Menu.Item>
        <CommonItems />
      </Menu.Dropdown>
    </Menu>
  );
};
