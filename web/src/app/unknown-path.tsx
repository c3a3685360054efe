import { limits } from '@exit-tickets/contracts/rules';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loading } from '../components/loading.tsx';
import { paths } from '../paths.ts';

/** Any address that is not one of ours leads home (docs/product.md 2). */
export const UnknownPath = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), limits.unknownPathRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Loading />;
};
