import { Navigate } from 'react-router-dom';

/** /game holds a started game; without one it leads home. */
export function GameFramePage() {
  return <Navigate to="/index" replace />;
}
