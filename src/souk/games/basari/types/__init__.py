"""What Basari tells, as types: moves, views, events, remarks, reasons. The only place where their shape stands."""

from .consequences import *
from .events import *
from .matters import *
from .moves import *
from .reasons import *
from .remarks import *
from .terms import *
from .views import *
