import { Anchor } from '@mantine/core';
import { readInstallation } from '../../shared/screen/installation.ts';
import { supportEmail } from '../../shared/screen/support.ts';

/** Who is responsible for this installation: the operator's name and contact, or the support address. */
export const Responsible = () => {
  const { name, contact } = readInstallation();
  return (
    <>
      {name && <div>{name}</div>}
      {contact ? <div>{contact}</div> : <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>}
    </>
  );
};
