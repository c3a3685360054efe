import { useTexts } from './use-texts.ts';

/** While a PIN is looked up. */
export const LookingScreen = ({ isWaiting, onTryNow }: { isWaiting: boolean; onTryNow: () => void }) => {
  const texts = useTexts();
  return (
    <div className="looking" role="status">
      {isWaiting ? (
        <>
          <p>{texts.join.noConnection}</p>
          <button type="button" onClick={onTryNow}>
            {texts.tryNow}
          </button>
        </>
      ) : (
        <p className="late">{texts.join.looking}</p>
      )}
    </div>
  );
};
