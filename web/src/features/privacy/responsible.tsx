import { Anchor } from '@mantine/core';
import { readInstallation } from '../../shared/screen/installation.ts';
import { supportEmail } from '../../shared/screen/support.ts';

/** Who answers for this installation and how to reach them: as the operator says, else where teachers find help. */
export const Responsible = () => {
  const { name, contact } = readInstallation();
  return (
    <>
      {name && <div>{name}</div>}
      {contact ? <div>{contact}</div> : <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>}
    </>
  );
};
