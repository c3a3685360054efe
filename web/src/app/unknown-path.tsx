import { limits } from '@exit-tickets/contracts/rules';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../shared/api/paths.ts';
import { Loading } from '../shared/screen/loading.tsx';

/** Unknown addresses redirect to home (docs/product.md 2). */
export const UnknownPath = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), limits.unknownPathRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Loading />;
};
