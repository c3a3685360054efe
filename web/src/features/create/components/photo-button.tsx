import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './photo-button.module.css';

interface PhotoButtonProps {
  isFirst: boolean;
  onPhoto: (photo: File) => void;
}

/** Opens the camera of a phone or tablet; shown on touch screens only. */
export const PhotoButton = ({ isFirst, onPhoto }: PhotoButtonProps) => {
  const { t } = useTranslation('editor');
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.photo}>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconCamera size={20} />}
        onClick={() => camera.current?.click()}
      >
        {t(isFirst ? 'upload.photo' : 'upload.anotherPhoto')}
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) onPhoto(photo);
          target.value = '';
        }}
      />
    </div>
  );
};
